/**
 * The function, with its answers kept as long as what it was asked about: for what many audits ask of one page. Pure
 * functions only, and answers that nobody changes.
 */
export function remembered<Key extends object, Answer>(ask: (key: Key) => Answer): (key: Key) => Answer {
  const answers = new WeakMap<Key, { answer: Answer }>();
  return (key) => {
    const known = answers.get(key) ?? { answer: ask(key) };
    answers.set(key, known);
    return known.answer;
  };
}
