export { RefundVoucher } from './later.ts';
export { PaperDialog } from './PaperDialog.tsx';
export { default as writeLook } from './write/write.module.css';
export { accountsFor } from './write/written.ts';
