/**
 * Copies the HTML with which another site shows a page.
 * @module
 */

for (const part of document.querySelectorAll('.embedding')) {
  const input = part.querySelector('input');
  const button = part.querySelector('button');
  const status = part.querySelector('[role="status"]');
  if (!input || !button || !status) continue;
  input.addEventListener('focus', () => input.select());
  if (!navigator.clipboard) continue;
  button.hidden = false;
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(input.value);
      status.textContent = 'Copied.';
    } catch {
      input.select();
      status.textContent = 'Press Ctrl+C or ⌘C to copy.';
    }
  });
}
