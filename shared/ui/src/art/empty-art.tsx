import type { ComponentPropsWithRef, ReactElement } from 'react'
import { classNames } from '../base/class-names.ts'
import styles from './empty-art.module.css'

export type EmptyKind =
  | 'records'
  | 'mail'
  | 'search'
  | 'wallet'
  | 'offers'
  | 'chat'
  | 'network'
  | 'broken'
  | 'maintenance'

export type EmptyArtProps = Omit<ComponentPropsWithRef<'svg'>, 'children'> & { kind: EmptyKind }

const DRAWINGS: Record<EmptyKind, ReactElement> = {
  records: (
    <>
      <path className={styles.paper} d="M42 24h36v60l-6-4-6 4-6-4-6 4-6-4-6 4z" />
      <path className={styles.line} d="M50 38h20M50 48h20M50 58h12" />
    </>
  ),
  mail: (
    <>
      <path className={styles.paper} d="M34 40h52v38H34z" />
      <path className={styles.line} d="M34 42l26 20 26-20" />
    </>
  ),
  search: (
    <>
      <circle className={styles.paper} cx="56" cy="52" r="20" />
      <path className={styles.line} d="M71 67l14 14M46 50a10 10 0 0 1 8-8" />
    </>
  ),
  wallet: (
    <>
      <path className={styles.paper} d="M34 42h50v38H38q-4 0-4-4z" />
      <path className={styles.line} d="M34 44q0-8 8-10l32-6v14M84 54H70q-6 0-6 6t6 6h14" />
    </>
  ),
  offers: (
    <>
      <path className={styles.paper} d="M38 50h44v32H38z" />
      <path className={styles.line} d="M34 42h52v10H34zM60 42v40M60 42q-16-2-14-12 8-4 14 12 6-16 14-12 2 10-14 12z" />
    </>
  ),
  chat: (
    <>
      <path className={styles.paper} d="M32 36h44v30H52l-10 9v-9H32z" />
      <path className={styles.line} d="M82 48h8v28h-7v8l-9-8H60M42 48h24M42 56h14" />
    </>
  ),
  network: (
    <>
      <path className={styles.paper} d="M42 78q-12 0-12-11t12-11q2-14 17-14t18 13q13 0 13 12T77 78z" />
      <path className={styles.line} d="M52 62l16 10M68 62L52 72" />
    </>
  ),
  broken: (
    <>
      <path className={styles.paper} d="M34 32h52v14l-8 6 6 8-6 8 8 6v8H34z" />
      <path className={styles.line} d="M34 42h52M40 37h2M46 37h2M46 58h2M60 58h2M46 72q8-8 16 0" />
    </>
  ),
  maintenance: (
    <>
      <path className={styles.paper} d="M36 78V48l24-18 24 18v30z" />
      <path className={styles.line} d="M54 78V60h12v18M28 54l32-24 32 24" />
    </>
  ),
}

/** A line drawing for an empty state, with the lantern hanging beside it. */
export function EmptyArt({ kind, className, ...svg }: EmptyArtProps) {
  return (
    <svg {...svg} viewBox="0 0 120 100" className={classNames(styles.art, className)} aria-hidden="true">
      <ellipse cx="60" cy="88" rx="38" ry="4" className={styles.floor} />
      {DRAWINGS[kind]}
      <circle cx="90" cy="29" r="15" className={styles.glow} />
      <path className={styles.line} d="M90 8v13" />
      <path className={styles.lantern} d="M85 22h10q4 7 0 14H85q-4-7 0-14z" />
    </svg>
  )
}
