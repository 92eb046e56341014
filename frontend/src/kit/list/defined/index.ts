export { ListFiles } from './ListFiles.tsx';
export { ListPage } from './ListPage.tsx';
export { ListSearch } from './ListSearch.tsx';
export { ListTable } from './ListTable.tsx';
export { RowButton } from './RowButton.tsx';
export { type Listing, useListing } from './use-listing.ts';
