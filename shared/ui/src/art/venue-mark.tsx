import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../base/class-names.ts'
import { drawFrom } from './seed.rules.ts'
import styles from './venue-mark.module.css'

export type VenueMarkProps = Omit<ComponentPropsWithRef<'svg'>, 'children'> & {
  /** Code of the venue, e.g. `OBTY`: seeds the shape; its first two letters are drawn. */
  code: string
  /** Accessible name; without it the mark is decorative, beside a visible name. */
  label?: string
}

const PLATES = [
  'M24 3l18 10.500v21L24 45 6 34.500v-21z',
  'M24 4c16 0 20 4 20 20s-4 20-20 20S4 40 4 24 8 4 24 4z',
  'M24 3.500L44.500 24 24 44.500 3.500 24z',
  'M24 4a20 20 0 1 1 0 40 20 20 0 0 1 0-40z',
  'M8 6h32v20c0 9-7 14-16 18C15 40 8 35 8 26z',
] as const

/** A generated mark of a venue: a plate, a notch of light, two letters. */
export function VenueMark({ code, label, className, ...svg }: VenueMarkProps) {
  const draw = drawFrom(`venue:${code}`)
  const plate = PLATES[draw.pick(PLATES.length)]
  const angle = draw.pick(8) * 45
  return (
    <svg
      {...svg}
      viewBox="0 0 48 48"
      className={classNames(styles.mark, className)}
      data-tone={draw.pick(6)}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={plate} className={styles.plate} />
      <circle cx="24" cy="24" r="15.500" className={styles.ring} />
      <circle cx="24" cy="8.500" r="2.200" className={styles.light} transform={`rotate(${angle} 24 24)`} />
      <text x="24" y="25" className={styles.letters} textAnchor="middle" dominantBaseline="central">
        {code.slice(0, 2).toUpperCase()}
      </text>
    </svg>
  )
}
