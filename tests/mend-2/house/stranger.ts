import { execFileSync } from 'node:child_process';

const NOBODY = 65_534;

/** Becomes another account, then tries each path: reads it, and connects to it where it is a socket. */
const TRIES = `
const { readdirSync, readFileSync } = require('node:fs');
const { connect } = require('node:net');
const [uid, ...paths] = JSON.parse(process.argv[1]);
if (process.getuid() === 0) { process.setgroups([]); process.setgid(uid); process.setuid(uid); }
const told = {};
for (const path of paths) try { readdirSync(path); told[path] = 'read'; } catch (a) {
  try { readFileSync(path); told[path] = 'read'; } catch (error) { told[path] = error.code; }
}
let left = paths.length;
const end = () => { if (--left === 0) console.log(JSON.stringify(told)); };
for (const path of paths) {
  const call = connect(path);
  call.once('connect', () => { told[path] = 'connected'; call.destroy(); end(); });
  call.once('error', ({ code }) => { if (told[path] !== 'read') told[path] = code; end(); });
}`;

/** Whether this process may become another account, so that there is something to try. */
export const mayBeAnother = (): boolean => process.getuid?.() === 0;

/** What another account of this machine finds at each path: `read`, `connected`, or the error of the system. */
export function asStranger(paths: readonly string[]): Record<string, string> {
  const told = execFileSync(process.execPath, ['-e', TRIES, JSON.stringify([NOBODY, ...paths])], {
    cwd: '/',
    encoding: 'utf8',
  });
  return JSON.parse(told) as Record<string, string>;
}
