/** A step of what an audio context was told, such as "gain.linear 0.5 at 1.000". */
type Score = string[];

const figure = (value: number): string => Number(value.toFixed(4)).toString();

/**
 * Returns an audio context that plays nothing and writes down what it is told, in order: the score
 * of a sound, which says how it is heard.
 */
export function anAudioContext() {
  const score: Score = [];
  const names = new Map<object, string>();
  const count = new Map<string, number>();

  const param = (owner: string) => {
    let current = 0;
    return {
      get value() {
        return current;
      },
      set value(value: number) {
        current = value;
        score.push(`${owner} = ${figure(value)}`);
      },
      setValueAtTime: (value: number, time: number) =>
        score.push(`${owner} is ${figure(value)} at ${figure(time)}`),
      linearRampToValueAtTime: (value: number, time: number) =>
        score.push(`${owner} rises to ${figure(value)} at ${figure(time)}`),
      exponentialRampToValueAtTime: (value: number, time: number) =>
        score.push(`${owner} slides to ${figure(value)} at ${figure(time)}`),
      setTargetAtTime: (value: number, time: number, constant: number) =>
        score.push(
          `${owner} falls to ${figure(value)} from ${figure(time)} in ${figure(constant)}`,
        ),
    };
  };
  const node = <Params extends string>(kind: string, params: readonly Params[]) => {
    const number = (count.get(kind) ?? 0) + 1;
    count.set(kind, number);
    const name = `${kind} ${number}`;
    const made = {
      type: '',
      loop: false,
      buffer: null as object | null,
      connect: (other: object) => {
        score.push(`${name} to ${names.get(other) ?? '?'}${made.type ? `, ${made.type}` : ''}`);
        return other;
      },
      start: (time = 0, offset = 0) =>
        score.push(`${name} starts at ${figure(time)} from ${figure(offset)}, loop ${made.loop}`),
      stop: (time: number) => score.push(`${name} stops at ${figure(time)}`),
      ...(Object.fromEntries(params.map((one) => [one, param(`${name}.${one}`)])) as Record<
        Params,
        ReturnType<typeof param>
      >),
    };
    names.set(made, name);
    return made;
  };

  const destination = {};
  names.set(destination, 'speakers');
  const context = {
    sampleRate: 50,
    currentTime: 7,
    state: 'running' as AudioContextState,
    destination,
    createGain: () => node('gain', ['gain']),
    createDynamicsCompressor: () =>
      node('limiter', ['threshold', 'knee', 'ratio', 'attack', 'release']),
    createBiquadFilter: () => node('filter', ['frequency', 'Q']),
    createBufferSource: () => node('noise', []),
    createOscillator: () => node('tone', ['frequency']),
    createBuffer: (channels: number, length: number, rate: number) => {
      const samples = new Float32Array(length);
      score.push(`buffer of ${channels}, ${length} samples, ${rate} a second`);
      return { duration: length / rate, getChannelData: () => samples };
    },
    resume: () => {
      context.state = 'running';
      score.push('resumed');
      return Promise.resolve();
    },
    suspend: () => {
      context.state = 'suspended';
      score.push('suspended');
      return Promise.resolve();
    },
    close: () => {
      context.state = 'closed';
      score.push('closed');
      return Promise.resolve();
    },
  };
  return { context, score };
}
