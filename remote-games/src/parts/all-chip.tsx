import { Chip } from '@lantern/ui'
import type { ComponentProps } from 'react'
import styles from './all-chip.module.css'

/** The first chip of a filter: everything. Selected it is quiet, since nothing is filtered. */
export function AllChip(chip: Omit<ComponentProps<typeof Chip>, 'className'>) {
  return <Chip {...chip} className={styles.all} />
}
