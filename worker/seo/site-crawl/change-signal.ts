// Lets callers wait for a change, with a timeout.

export class ChangeSignal {
  private readonly waiting = new Set<() => void>();

  /** Resolves at the next `notify`, at the latest after `ms`. */
  next(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.waiting.delete(done);
        resolve();
      };
      const timer = setTimeout(done, ms);
      this.waiting.add(done);
    });
  }

  notify(): void {
    for (const done of [...this.waiting]) done();
  }
}
