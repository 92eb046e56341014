export { AuthorisedPicture } from './AuthorisedPicture.tsx';
export { FileField } from './FileField.tsx';
export { PictureField } from './PictureField.tsx';
