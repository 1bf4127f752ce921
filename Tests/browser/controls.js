// Runs in a page that was opened without scripts, and returns the start of the markup of each
// visible control that has no effect there.
() => {
  const works = (control) => {
    if (control.closest('summary') || control.localName === 'summary') return true;
    const form = control.closest('form[action]');
    return form !== null && control.getAttribute('type') !== 'button';
  };
  return [...document.querySelectorAll(
    'button, input, select, textarea, progress, summary, [role=button], [role=tab], [role=slider], [tabindex="0"]',
  )]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => !control.matches('.scroll, pre') && !works(control))
    .map((control) => control.outerHTML.slice(0, 120));
}
