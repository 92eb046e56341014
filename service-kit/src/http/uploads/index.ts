export { kindOf } from './kind.ts';
export { type MultipartForm, readMultipart, type UploadedFile } from './multipart.ts';
export { type UploadPlace, UploadRoom } from './room.ts';
