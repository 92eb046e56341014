import { defineRefusals } from '../kernel/index.ts';

export const refuse = defineRefusals({
  'dues.nothing-owed': 409,
  'dues.promise-past': 400,
  'dues.promise-above-dues': 409,
  'dues.promise-nothing': 400,
  'dues.promise-not-owed': 409,
  'dues.nobody-owes': 404,
  'dues.reply-future': 400,
  'dues.reply-amount': 400,
  'promise.not-found': 404,
  'promise.withdrawn-already': 409,
});
