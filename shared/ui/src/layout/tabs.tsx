import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { classNames } from '../base/class-names.ts'
import { nextIndex } from '../base/roving.rules.ts'
import styles from './tabs.module.css'

type TabItem<Id extends string = string> = {
  id: Id
  label: ReactNode /** After the label: a count. */
  badge?: ReactNode
  disabled?: boolean
}

export type TabsProps<Id extends string = string> = {
  /** Accessible name of the tabs. */
  label: string
  tabs: readonly TabItem<Id>[]
  value: Id
  onValueChange: (id: Id) => void
  /** Content of the selected tab; rendered as its panel. */
  children?: ReactNode
  /** Shares the width evenly instead of scrolling. */
  fill?: boolean
  className?: string
}

/** A scrolling row of tabs and the panel of the selected one. Arrow keys, Home and End move and select. */
export function Tabs<Id extends string>({
  label,
  tabs,
  value,
  onValueChange,
  children,
  fill,
  className,
}: TabsProps<Id>) {
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(value)}"]`)
    chosen?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }, [value])
  const onKeyDown = (event: KeyboardEvent) => {
    const enabled = tabs.filter((tab) => !tab.disabled)
    const index = nextIndex(
      event.key,
      enabled.findIndex((tab) => tab.id === value),
      enabled.length,
      'horizontal',
    )
    const next = enabled[index]
    if (!next) return
    event.preventDefault()
    onValueChange(next.id)
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.id)}"]`)?.focus()
  }
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={classNames(styles.list, className)}
        data-fill={fill || undefined}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            data-tab={tab.id}
            className={styles.tab}
            aria-selected={tab.id === value}
            aria-controls={children == null ? undefined : `${base}-panel`}
            tabIndex={tab.id === value ? 0 : -1}
            disabled={tab.disabled}
            onClick={() => onValueChange(tab.id)}
          >
            <span className={styles.face}>
              {tab.label}
              {tab.badge != null && <span className={styles.badge}>{tab.badge}</span>}
            </span>
          </button>
        ))}
      </div>
      {children != null && (
        <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${value}`}>
          {children}
        </div>
      )}
    </>
  )
}
