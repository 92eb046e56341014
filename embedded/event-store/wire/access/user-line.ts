/**
 * Writes a line for the file of users: the password is read from the standard input, so that it stands in no list
 * of processes.
 *
 *   node embedded/event-store/wire/access/user-line.ts NAME >> users.txt
 */
import { createInterface } from 'node:readline/promises';
import { hashPassword } from './password.ts';

const [, , name = ''] = process.argv;
if (!/^[^:\s#][^:\n]*$/.test(name)) {
  console.error('a name is wanted, without a colon');
  process.exit(1);
}
const terminal = createInterface({ input: process.stdin, output: process.stderr, terminal: false });
if (process.stdin.isTTY) process.stderr.write('password: ');
const password = (await terminal[Symbol.asyncIterator]().next()).value ?? '';
terminal.close();
if (password.length < 12) {
  console.error('a password has at least 12 characters');
  process.exit(1);
}
console.log(`${name}:${await hashPassword(password)}`);
