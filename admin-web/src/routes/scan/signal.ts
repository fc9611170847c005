const KEY = 'naga-scan-sound';
const GOOD_HZ = 880;
const BAD_HZ = 220;
const BEEP_S = 0.18;

export const isSignalOn = (): boolean => localStorage.getItem(KEY) === 'on';
export const turnSignal = (on: boolean): void => localStorage.setItem(KEY, on ? 'on' : 'off');

let context: AudioContext | undefined;

/** A short high tone for yes, a low one and a shake for no: who scans looks at the passenger. */
export function signal(isGood: boolean): void {
  if (!isSignalOn()) return;
  navigator.vibrate?.(isGood ? 60 : [120, 60, 120]);
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const tone = new OscillatorNode(context, { frequency: isGood ? GOOD_HZ : BAD_HZ });
  tone.connect(context.destination);
  tone.start();
  tone.stop(context.currentTime + BEEP_S);
}
