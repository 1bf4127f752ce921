// The built site that tests examine: the folder SITE, `site` if not set. Without it they fail.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

const root = new URL('../../', import.meta.url).pathname;

export const site = resolve(root, process.env.SITE ?? 'site');

if (!existsSync(`${site}/index.html`)) {
  throw new Error(`no site in ${site}: run 'make site', or name its folder in SITE`);
}

/** The command that built it: the file TOOL. */
export const tool = resolve(root, process.env.TOOL ?? '.build/release/generate-site');
