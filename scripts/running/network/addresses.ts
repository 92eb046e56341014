import { isIP, isIPv6 } from 'node:net';
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';
import { isLoopback } from '@madrasah/service-kit/loopback';

const ALL = ['0.0.0.0', '::'];
/** Networks between a machine and its own containers: nobody of the office is there. */
const OF_CONTAINERS = /^(docker|br-|veth|virbr|cni|podman)/;

/** Whether other machines reach what listens there. */
export const isBeyond = (host: string): boolean => !isLoopback(host);

/** Under which address this machine itself reaches what listens on `host`. */
export const hereOf = (host: string): string => (ALL.includes(host) ? '127.0.0.1' : host);

/** As it stands in an address. */
export const inUrl = (host: string): string => (isIPv6(host) ? `[${host}]` : host);

/** What is wrong with HOST, as a sentence; undefined for an address one can listen on. */
export const hostFault = (host: string): string | undefined =>
  isIP(host) === 0
    ? `HOST is "${host}"; it must be 127.0.0.1 (this machine alone), 0.0.0.0 (its office's network) or one address of this machine.`
    : undefined;

/**
 * Under which addresses of this machine others reach what listens on `host`, the likeliest first; none for loopback.
 * @param known the machine's networks
 */
export function addressesFor(
  host: string,
  known: NodeJS.Dict<NetworkInterfaceInfo[]> = networkInterfaces(),
): string[] {
  if (!isBeyond(host)) return [];
  if (!ALL.includes(host)) return [host];
  const own = Object.entries(known)
    .filter(([name]) => !OF_CONTAINERS.test(name))
    .flatMap(([, addresses = []]) => addresses.filter(({ internal }) => !internal));
  const of = (family: string) => own.filter((one) => one.family === family).map(({ address }) => address);
  const six = of('IPv6').filter((address) => !/^fe80:/i.test(address)); // those need the network's name as well
  return [...of('IPv4'), ...(host === '::' ? six : [])];
}
