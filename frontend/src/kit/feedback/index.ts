export { ConfirmDialog } from './ConfirmDialog.tsx';
export { Dialog } from './Dialog.tsx';
export { FailureMessage } from './FailureMessage.tsx';
export { NotFetched } from './NotFetched.tsx';
export { Progress } from './Progress.tsx';
export { Empty, Failed, Loaded, Skeleton } from './states.tsx';
export { useToast } from './toasts.ts';
export { useTold } from './use-told.ts';
