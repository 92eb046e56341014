export { AuthorisedPicture } from './AuthorisedPicture.tsx';
export { ColumnSelects } from './ColumnSelects.tsx';
export { FileChooser } from './FileChooser.tsx';
export { FileField } from './FileField.tsx';
export { FramedPictureField } from './framing/FramedPictureField.tsx';
export { PictureField } from './PictureField.tsx';
