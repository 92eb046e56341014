import { crc32, deflateRawSync } from 'node:zlib';

/** An archive as every program opens it, made byte by byte: the product’s own writer would prove its own reader. */
export function zipped(parts: Readonly<Record<string, string>>): Buffer {
  const bodies: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(parts)) {
    const [named, plain] = [Buffer.from(name), Buffer.from(text)];
    const packed = deflateRawSync(plain);
    const said = Buffer.alloc(26);
    said.writeUInt16LE(20, 0);
    said.writeUInt16LE(0x0800, 2); // names are UTF-8
    said.writeUInt16LE(8, 4); // deflated
    said.writeUInt32LE(crc32(plain), 10);
    said.writeUInt32LE(packed.length, 14);
    said.writeUInt32LE(plain.length, 18);
    said.writeUInt16LE(named.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), said, named, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(at, 10);
    entries.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), said, tail, named]));
    bodies.push(local);
    at += local.length;
  }
  const central = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...bodies, central, end]);
}
