import { figures } from './figures.ts';

// Prints what the architecture test holds: how far files and contexts lead back to themselves, and who reaches past
// whose door. `npm run circles -- --all` names them.
const all = process.argv.includes('--all');
let held = true;
for (const { name, is, many = is.length, atMost } of figures()) {
  const tooMany = many > atMost;
  held &&= !tooMany;
  console.log(`${tooMany ? '✘' : '✔'} ${name}: ${many} (at most ${atMost})`);
  if (all || tooMany) for (const one of is) console.log(`    ${one}`);
}
if (!held) process.exitCode = 1;
