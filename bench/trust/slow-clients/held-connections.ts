import { readFileSync } from 'node:fs';

/**
 * Returns the clients' ports of the connections to a port of this machine that the program there
 * holds (Linux). A connection that it has closed is gone from its side at once, whatever the client
 * does: only the kernel may know it a while longer, without a file of a process.
 */
export function readHeldConnections(port: number): Set<number> {
  const ofServer = port.toString(16).toUpperCase().padStart(4, '0');
  const held = new Set<number>();
  for (const line of readFileSync('/proc/net/tcp', 'utf8').split('\n').slice(1)) {
    const [, local, remote, , , , , , , inode] = line.trim().split(/\s+/);
    if (local?.endsWith(`:${ofServer}`) && remote !== undefined && inode !== '0')
      held.add(Number.parseInt(remote.slice(remote.indexOf(':') + 1), 16));
  }
  return held;
}

/** Returns how many files a process may have open (Linux). */
export function readMaxOpenFiles(pid: number): number {
  const limits = readFileSync(`/proc/${pid}/limits`, 'utf8');
  return Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1] ?? 0);
}

/** Returns the memory that a process has in use, in MB (Linux). */
export function readMemoryMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024;
}
