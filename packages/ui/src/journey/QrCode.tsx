import { QRCodeSVG } from 'qrcode.react';
import type { CSSProperties } from 'react';
import classes from './QrCode.module.css';

export interface QrCodeProps {
  /** The text to encode. */
  value: string;
  /** What it opens, for those who do not see it: "Ticket of Dara Keo". */
  label: string;
  /** Largest width in pixels. */
  size?: number;
}

/** A QR code that scanners read in both colour schemes. */
export function QrCode({ value, label, size = 168 }: QrCodeProps) {
  return (
    <span className={classes.frame} style={{ '--size': `${size}px` } as CSSProperties}>
      <QRCodeSVG
        value={value}
        size={size}
        level="M"
        bgColor="#ffffff"
        fgColor="#10231f"
        role="img"
        aria-label={label}
        className={classes.code}
      />
    </span>
  );
}
