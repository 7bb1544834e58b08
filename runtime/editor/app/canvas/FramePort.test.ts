import type { HostMessage } from '../shared/frameProtocol';
import { FramePort } from './FramePort';

const opened: MessagePort[] = [];
afterEach(() => {
  for (const port of opened.splice(0)) port.close();
});
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

/** A frame that is loaded: what it is told. */
function load(port: FramePort): HostMessage[] {
  const heard: HostMessage[] = [];
  const frame = {
    postMessage: (_word: string, _target: string, [given]: MessagePort[]) => {
      opened.push(given!);
      given!.addEventListener('message', ({ data }) => heard.push(data as HostMessage));
      given!.start();
    },
  };
  port.connect(frame as unknown as Window);
  return heard;
}

describe('the channel to a frame', () => {
  it('tells each frame that comes how things stand, and nothing of what is over', async () => {
    const port = new FramePort(() => undefined);
    port.keep({ kind: 'outline', isOn: true });
    const first = load(port);
    port.post({ kind: 'show', id: 'one' });
    port.keep({ kind: 'outline', isOn: false });
    await settle();
    expect(first.map(({ kind }) => kind)).toEqual(['outline', 'show', 'outline']);
    const second = load(port);
    await settle();
    expect(second).toEqual([{ kind: 'outline', isOn: false }]);
    port.close();
  });

  it('says what stands once', async () => {
    const port = new FramePort(() => undefined);
    const heard = load(port);
    const names = { nodes: { one: 'Promo' }, sections: {} };
    port.keep({ kind: 'names', ...names });
    port.keep({ kind: 'names', ...structuredClone(names) });
    await settle();
    expect(heard).toHaveLength(1);
    port.close();
  });
});
