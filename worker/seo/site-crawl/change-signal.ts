// Lets callers wait until something changes, or for a while.

export class ChangeSignal {
  private readonly waiting = new Set<() => void>();

  /** Resolves at the next `tell`, at the latest after `ms`. */
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

  tell(): void {
    for (const done of [...this.waiting]) done();
  }
}
