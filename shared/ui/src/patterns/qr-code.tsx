import { type ComponentPropsWithRef, useMemo } from 'react'
import { encode } from 'uqr'
import { classNames } from '../base/class-names.ts'
import styles from './qr-code.module.css'

export type QrCodeProps = Omit<ComponentPropsWithRef<'svg'>, 'children'> & {
  /** The encoded text: an address, a link. */
  text: string
  /** Accessible name. */
  label: string
}

/** A QR code as one SVG path, dark on white in every colour scheme so that cameras can read it. */
export function QrCode({ text, label, className, ...svg }: QrCodeProps) {
  const { size, path } = useMemo(() => {
    const code = encode(text, { ecc: 'M', border: 2 })
    return { size: code.size, path: code.data.map(rowPath).join('') }
  }, [text])
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

/** One horizontal bar for each run of dark modules. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue
    const from = x
    while (row[x + 1]) x += 1
    path += `M${from} ${y}h${x - from + 1}v1h-${x - from + 1}z`
  }
  return path
}
