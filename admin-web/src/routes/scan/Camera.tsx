import { Button } from '@naga/ui/Button';
import { Notice } from '@naga/ui/Notice';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { loadFinder } from './find-codes.js';
import { words } from './words.js';

const LOOK_MS = 150;
/** The same code before the camera is one scan until it was away for so long. */
const SAME_MS = 3000;

/** The picture of the telephone's camera; tells each code it finds once. */
export function Camera({ onCode }: { onCode: (text: string) => void }) {
  const intl = useIntl();
  const video = useRef<HTMLVideoElement>(null);
  const tell = useRef(onCode);
  const [isOn, setOn] = useState(false);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    tell.current = onCode;
  }, [onCode]);

  useEffect(() => {
    const element = video.current;
    if (!isOn || element === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stream: MediaStream | undefined;
    let isOver = false;
    let last = { text: '', at: 0 };
    const look = async () => {
      const find = await loadFinder();
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      element.srcObject = stream;
      await element.play();
      const once = async () => {
        const text = await find(element).catch(() => undefined);
        if (isOver) return;
        const now = Date.now();
        if (text !== undefined) {
          if (text !== last.text || now - last.at > SAME_MS) tell.current(text);
          last = { text, at: now };
        }
        timer = setTimeout(() => void once(), LOOK_MS);
      };
      await once();
    };
    const stop = () => {
      isOver = true;
      clearTimeout(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    look().catch(() => {
      stop();
      setFailed(true);
      setOn(false);
    });
    return stop;
  }, [isOn]);

  return (
    <div className="scan__camera">
      <video ref={video} muted playsInline hidden={!isOn} aria-label={intl.formatMessage(words.camera)} />
      {failed && (
        <Notice tone="warn" live="status">
          <FormattedMessage {...words.cameraFailed} />
        </Notice>
      )}
      <Button
        variant={isOn ? 'quiet' : 'primary'}
        size="large"
        wide
        onClick={() => {
          setFailed(false);
          setOn(!isOn);
        }}
      >
        <FormattedMessage {...(isOn ? words.cameraStop : words.cameraStart)} />
      </Button>
    </div>
  );
}
