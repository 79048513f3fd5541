import { REALITY_MINUTES } from '@lantern/contract/safer-settings'
import { useMessages } from '@lantern/i18n'
import { QueryView } from '@lantern/page'
import { Card, IconSliders, ListRow, RadioGroup, Section } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { BlockSheet } from './block-sheet.tsx'
import { QuietHours } from './quiet-hours.tsx'
import { saveReality, settingsQuery } from './settings.api.ts'
import { settingsMessages } from './settings.messages.ts'
import { useSaveSetting } from './use-save-setting.ts'

/** The reality check, quiet hours, and blocked venues and categories. */
export function PlaySettings() {
  const t = useMessages(settingsMessages)
  const [isOpen, setOpen] = useState(false)
  const settings = useQuery(settingsQuery())
  const save = useSaveSetting()
  return (
    <QueryView query={settings}>
      {({ realityMinutes, quiet, blocks }) => (
        <>
          <Section title={t.blocks}>
            <Card padding="none">
              <ListRow
                icon={<IconSliders />}
                iconTile
                title={t.choose}
                detail={blocks.length === 0 ? t.noBlocks : t.blockedCount({ n: String(blocks.length) })}
                onClick={() => setOpen(true)}
              />
            </Card>
            <BlockSheet blocks={blocks} open={isOpen} onOpenChange={setOpen} />
          </Section>
          <Section title={t.quiet} lead={t.quietLead}>
            <QuietHours key={`${quiet.hours?.from}-${quiet.hours?.to}`} quiet={quiet} />
          </Section>
          <Section title={t.reality} lead={t.realityLead}>
            <RadioGroup
              label={t.reality}
              hideLabel
              disabled={save.isPending}
              value={String(realityMinutes)}
              options={REALITY_MINUTES.map((n) => ({ value: String(n), label: t.minutes({ n: String(n) }) }))}
              onValueChange={(value) => {
                const minutes = REALITY_MINUTES.find((n) => String(n) === value)
                if (minutes !== undefined) save.mutate(() => saveReality(minutes))
              }}
            />
          </Section>
        </>
      )}
    </QueryView>
  )
}
