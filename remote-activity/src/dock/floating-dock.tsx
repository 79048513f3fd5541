/**
 * Shortcuts to offers: a handle that expands to at most three icons. It moves with the chat bubble, by pointer or from a menu, and is hidden from
 * the menu (screens.md G12). Collapsed by default, so that it does not cover content.
 */
import { suspensionIcon } from '@lantern/contract/activity'
import type { PromotionAsk } from '@lantern/contract/promotions'
import { useLocale, useMessages } from '@lantern/i18n'
import { usePromotion } from '@lantern/page/promotion'
import { call, moveFloats, now, useFloatPlace } from '@lantern/platform'
import { EdgeFloat, IconButton, IconClose, IconMore, IconOffers, IconService, IconSport } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { jumpRoute } from '../parts/jump.rules.ts'
import { dockMessages } from './dock.messages.ts'
import { isDockHidden } from './dock-memory.ts'
import { DockMenu } from './dock-menu.tsx'
import styles from './floating-dock.module.css'

const MAX_ICONS = 3
/** The whole dock, for the arbiter. Each icon has separate times. */
const DOCK: PromotionAsk = {
  kind: 'dock',
  id: 'dock',
  title: { zh: dockMessages['zh-CN'].dock, en: dockMessages.en.dock },
  start: 0,
  end: Number.MAX_SAFE_INTEGER,
  showRule: 1,
}
/** Icons by the server's name; an unknown name shows the offers icon. */
const ICONS: Readonly<Record<string, ReactNode>> = {
  offers: <IconOffers />,
  sport: <IconSport />,
  service: <IconService />,
}

export function FloatingDock() {
  const t = useMessages(dockMessages)
  const named = useLocale() === 'en' ? 'en' : 'zh'
  const icons = useQuery({
    queryKey: ['activity', 'dock'],
    queryFn: ({ signal }) => call(suspensionIcon, { displayEquipment: '1' }, { signal }),
  })
  const [isHidden, setIsHidden] = useState(isDockHidden)
  const [isUnfolded, setIsUnfolded] = useState(false)
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  const place = useFloatPlace()
  const shown = (icons.data?.list ?? [])
    .filter((icon) => icon.start <= now() && now() < icon.end && jumpRoute(1, icon.jump) !== null)
    .slice(0, MAX_ICONS)
  const { held } = usePromotion(icons.isFetched ? (isHidden || shown.length === 0 ? [] : [DOCK]) : null)
  if (isHidden || shown.length === 0 || held === null) return null
  return (
    <EdgeFloat className={styles.place} spot={place} onMove={moveFloats}>
      <nav className={styles.dock} aria-label={t.dock}>
        {isUnfolded && (
          <>
            {shown.map((icon) => (
              <IconButton
                key={icon.id}
                label={icon.alt[named]}
                icon={ICONS[icon.icon] ?? <IconOffers />}
                render={<Link to={icon.jump} />}
              />
            ))}
            <IconButton label={t.options} icon={<IconMore />} onClick={() => setIsMenuOpen(true)} />
          </>
        )}
        <IconButton
          label={isUnfolded ? t.fold : t.unfold}
          icon={isUnfolded ? <IconClose /> : <IconOffers />}
          aria-expanded={isUnfolded}
          onClick={() => setIsUnfolded(!isUnfolded)}
        />
        <DockMenu open={isMenuOpen} place={place} onOpenChange={setIsMenuOpen} onHide={() => setIsHidden(true)} />
      </nav>
    </EdgeFloat>
  )
}
