/** ms of work that this thread has done: what other programs do at the same time does not count. Node only. */
export function threadTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
