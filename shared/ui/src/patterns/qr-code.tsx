import { type ComponentPropsWithRef, useMemo } from 'react'
import { classNames } from '../base/class-names.ts'
import { qrPath } from '../base/qr-path.ts'
import styles from './qr-code.module.css'

export type QrCodeProps = Omit<ComponentPropsWithRef<'svg'>, 'children'> & {
  /** The encoded text: an address, a link. */
  text: string
  /** Accessible name. */
  label: string
}

/** A QR code as one SVG path, dark on white in every colour scheme so that cameras can read it. */
export function QrCode({ text, label, className, ...svg }: QrCodeProps) {
  const { size, path } = useMemo(() => qrPath(text), [text])
  return (
    <svg
      {...svg}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={classNames(styles.code, className)}
    >
      <path d={path} className={styles.ink} />
    </svg>
  )
}
