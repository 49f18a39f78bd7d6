import { execFileSync } from 'node:child_process';

/** Whether a C compiler and the native Swiss Ephemeris are at hand. */
export function canCompile(command = 'cc'): boolean {
  try {
    const source = '#include <swephexp.h>\nint main(void) { return 0; }';
    execFileSync(command, ['-x', 'c', '-', '-lswe', '-o', '/dev/null'], { input: source, stdio: 'pipe' });
    return true;
  } catch {
    return false;
  }
}
