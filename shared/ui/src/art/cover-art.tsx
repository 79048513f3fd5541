import { type ComponentPropsWithRef, useId } from 'react'
import { classNames } from '../base/class-names.ts'
import styles from './cover-art.module.css'
import { type Motif, MotifShapes } from './motifs.tsx'
import { drawFrom } from './seed.rules.ts'

export type CoverArtProps = Omit<ComponentPropsWithRef<'svg'>, 'children'> & {
  /** Any stable identifier, e.g. a game id. The same seed gives the same picture. */
  seed: string
  motif: Motif
  /** Accessible name; without it the picture is decorative. */
  label?: string
  /** Portrait 3:4 for games, wide 16:9 for banners. @default 'portrait' */
  shape?: 'portrait' | 'wide' | 'square'
}

const BOXES = { portrait: '0 0 120 160', wide: '-60 20 240 135', square: '0 20 120 120' } as const

/** A generated cover: one night, one light, one motif per category, placed and tinted by its seed. */
export function CoverArt({ seed, motif, label, shape = 'portrait', className, ...svg }: CoverArtProps) {
  const id = useId()
  const draw = drawFrom(`${motif}:${seed}`)
  const tone = draw.pick(7)
  const lightX = draw.between(18, 102)
  const lightY = draw.between(16, 62)
  return (
    <svg
      preserveAspectRatio="xMidYMid slice"
      {...svg}
      viewBox={BOXES[shape]}
      className={classNames(styles.art, className)}
      data-motif={motif}
      data-tone={tone}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <defs>
        <linearGradient id={`${id}-room`} x1="0" y1="0" x2="0.35" y2="1">
          <stop offset="0" className={styles.stopMid} />
          <stop offset="1" className={styles.stopDeep} />
        </linearGradient>
        <radialGradient id={`${id}-light`} gradientUnits="userSpaceOnUse" cx={lightX} cy={lightY} r="64">
          <stop offset="0" className={styles.stopLight} stopOpacity="0.62" />
          <stop offset="0.3" className={styles.stopLight} stopOpacity="0.2" />
          <stop offset="1" className={styles.stopLight} stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect x="-60" width="240" height="160" fill={`url(#${id}-room)`} />
      <rect x="-60" width="240" height="160" fill={`url(#${id}-light)`} />
      <MotifShapes motif={motif} draw={draw} />
      <circle cx={lightX} cy={lightY} r="3.4" className={styles.light} />
    </svg>
  )
}
