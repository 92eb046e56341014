export { ListFiles } from './ListFiles.tsx';
export { ListTable } from './ListTable.tsx';
export { type Listing, useListing } from './use-listing.ts';
