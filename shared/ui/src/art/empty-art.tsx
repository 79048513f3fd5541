import type { ComponentPropsWithRef, ReactElement } from 'react'
import styles from './empty-art.module.css'
import { type EmptyKind, FAULT_DRAWINGS, LineDrawing } from './fault-art.tsx'

export type EmptyArtProps = Omit<ComponentPropsWithRef<'svg'>, 'children'> & { kind: EmptyKind }

const DRAWINGS: Readonly<Record<EmptyKind, ReactElement>> = {
  ...FAULT_DRAWINGS,
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
  maintenance: (
    <>
      <path className={styles.paper} d="M36 78V48l24-18 24 18v30z" />
      <path className={styles.line} d="M54 78V60h12v18M28 54l32-24 32 24" />
    </>
  ),
}

/** A line drawing for an empty state. */
export function EmptyArt({ kind, className, ...svg }: EmptyArtProps) {
  return (
    <LineDrawing {...svg} className={className}>
      {DRAWINGS[kind]}
    </LineDrawing>
  )
}
