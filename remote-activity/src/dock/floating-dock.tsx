/** Floating icons: one dock, at most three, moved or hidden from a menu, never over a primary button (screens.md G12). */
import { suspensionIcon } from '@lantern/contract/activity'
import { useLocale, useMessages } from '@lantern/i18n'
import { call, now } from '@lantern/platform'
import { IconButton, IconCalendar, IconDice, IconMore, IconOffers, ListRow, Sheet } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { jumpRoute } from '../popups/jump.rules.ts'
import { dockMessages } from './dock.messages.ts'
import { hideDockToday, isDockHidden } from './dock-memory.ts'
import styles from './floating-dock.module.css'

const MAX_ICONS = 3
/** Pictures by the server's word; an unknown word shows the offers icon. */
const ICONS: Readonly<Record<string, ReactNode>> = { calendar: <IconCalendar />, flip: <IconDice />, offers: <IconOffers /> }

export function FloatingDock() {
  const t = useMessages(dockMessages)
  const named = useLocale() === 'en' ? 'en' : 'zh'
  const icons = useQuery({ queryKey: ['activity', 'dock'], queryFn: ({ signal }) => call(suspensionIcon, { displayEquipment: '1' }, { signal }) })
  const [isHidden, setIsHidden] = useState(isDockHidden)
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  const [side, setSide] = useState<'left' | 'right' | null>(null)
  const shown = (icons.data?.list ?? []).filter((icon) => icon.start <= now() && now() < icon.end && jumpRoute(1, icon.jump) !== null).slice(0, MAX_ICONS)
  if (isHidden || shown.length === 0) return null
  const at = side ?? (shown[0]?.position === 2 ? 'left' : 'right')
  return (
    <nav className={styles.dock} data-side={at} aria-label={t.dock}>
      {shown.map((icon) => (
        <IconButton key={icon.id} kind="tinted" label={icon.alt[named]} icon={ICONS[icon.icon] ?? <IconOffers />} render={<Link to={icon.jump} />} />
      ))}
      <IconButton label={t.options} icon={<IconMore />} onClick={() => setIsMenuOpen(true)} />
      <Sheet open={isMenuOpen} onOpenChange={setIsMenuOpen} title={t.options} closeLabel={t.close}>
        <ListRow
          title={at === 'right' ? t.left : t.right}
          chevron={false}
          onClick={() => {
            setSide(at === 'right' ? 'left' : 'right')
            setIsMenuOpen(false)
          }}
        />
        <ListRow
          title={t.hide}
          chevron={false}
          onClick={() => {
            hideDockToday()
            setIsMenuOpen(false)
            setIsHidden(true)
          }}
        />
      </Sheet>
    </nav>
  )
}
