import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../base/class-names.ts'
import { HiddenText } from '../base/hidden-text.tsx'
import styles from './skeleton.module.css'

export type SkeletonProps = ComponentPropsWithRef<'div'> & {
  /** The final shape: lines of text, a row with a picture, a card, a cover, a circle. @default 'text' */
  shape?: 'text' | 'row' | 'card' | 'cover' | 'circle' | 'amount'
  /** Number of shapes. @default 1 */
  count?: number
  /** Announced once, e.g. 加载中 / Loading. Without it the skeleton is silent. */
  label?: string
}

/** Reserves the space of loading content in its final shape. */
export function Skeleton({ shape = 'text', count = 1, label, className, ...div }: SkeletonProps) {
  return (
    <div {...div} className={classNames(styles.group, className)} data-shape={shape}>
      {label && <HiddenText role="status">{label}</HiddenText>}
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={styles.bone} aria-hidden="true" />
      ))}
    </div>
  )
}
