export { Asked } from './Asked.tsx';
export { AskedDialog } from './AskedDialog.tsx';
export { AskedForm } from './AskedForm.tsx';
