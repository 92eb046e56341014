export { kindOf } from './kind.ts';
export { type MultipartForm, readMultipart, type UploadedFile } from './multipart.ts';
export { UploadRoom } from './room.ts';
