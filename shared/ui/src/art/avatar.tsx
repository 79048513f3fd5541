import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../base/class-names.ts'
import styles from './avatar.module.css'
import { drawFrom } from './seed.rules.ts'

export type AvatarProps = Omit<ComponentPropsWithRef<'svg'>, 'children'> & {
  /** Any stable identifier of the member. */
  seed: string
  /** Its first character is drawn. */
  name: string
  /** Accessible name; without it the avatar is decorative, beside a visible name. */
  label?: string
  /** 32, 40 and 56 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg'
}

/** A member's generated avatar: a night sky with one light and an initial. */
export function Avatar({ seed, name, label, size = 'md', className, ...svg }: AvatarProps) {
  const draw = drawFrom(`member:${seed}`)
  // Inside the round edge and above the initial, however wide that is.
  const moonX = draw.between(12, 36)
  const hill = draw.between(28, 36)
  return (
    <svg
      {...svg}
      viewBox="0 0 48 48"
      className={classNames(styles.avatar, className)}
      data-size={size}
      data-tone={draw.pick(7)}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <rect width="48" height="48" className={styles.sky} />
      <circle cx={moonX} cy={draw.between(8, 10)} r="3.500" className={styles.light} />
      <path d={`M0 ${hill}q12-${draw.between(6, 12)} 24 0t24 0v20H0z`} className={styles.hill} />
      <text x="24" y="25" className={styles.letter} textAnchor="middle" dominantBaseline="central">
        {Array.from(name.trim())[0]?.toUpperCase() ?? '·'}
      </text>
    </svg>
  )
}
