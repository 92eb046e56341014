import { join } from 'node:path';
import type { ServiceDefinition } from '@grpc/grpc-js';
import protobuf from 'protobufjs';

const FILES = ['streams.proto', 'server_features.proto', 'gossip.proto'];
const folder = join(import.meta.dirname, 'proto');

const root = new protobuf.Root();
root.resolvePath = (_origin, target) => join(folder, target);
root.loadSync(FILES).resolveAll();

/** The encoded bytes of a message of this full name. */
export function encode(name: string, message: object): Buffer {
  return bytes(root.lookupType(name), message);
}

/** The gRPC definition of a service; a response given as bytes is sent as it is (reads encode their own). */
export function serviceDefinition(name: string): ServiceDefinition {
  const methods = root.lookupService(name).methodsArray.map((method) => {
    const request = method.resolvedRequestType;
    const response = method.resolvedResponseType;
    if (!request || !response) throw new Error(`${name}.${method.name} has unknown types`);
    const definition = {
      path: `/${name}/${method.name}`,
      requestStream: method.requestStream === true,
      responseStream: method.responseStream === true,
      requestSerialize: (message: object) => bytes(request, message),
      requestDeserialize: (buffer: Buffer) => request.decode(buffer),
      responseSerialize: (message: object) => (Buffer.isBuffer(message) ? message : bytes(response, message)),
      responseDeserialize: (buffer: Buffer) => response.decode(buffer),
    };
    return [method.name, definition] as const;
  });
  return Object.fromEntries(methods);
}

function bytes(type: protobuf.Type, message: object): Buffer {
  return type.encode(message).finish() as Buffer;
}
