import { CATEGORIES } from '@lantern/contract/games'
import type { Block, BlockKind } from '@lantern/contract/safer-settings'
import { useLocale, useMessages } from '@lantern/i18n'
import { QueryView } from '@lantern/page'
import { Section, Sheet, Switch } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { allVenuesQuery } from '../../../parts/results/venues.api.ts'
import styles from '../../finance.module.css'
import { PendingSetting } from './pending-setting.tsx'
import { saveBlock } from './settings.api.ts'
import { settingsMessages } from './settings.messages.ts'
import { useSaveSetting } from './use-save-setting.ts'

export type BlockSheetProps = { blocks: readonly Block[]; open: boolean; onOpenChange: (open: boolean) => void }

/** A switch for each category and venue; switched on, it is blocked. */
export function BlockSheet({ blocks, open, onOpenChange }: BlockSheetProps) {
  const t = useMessages(settingsMessages)
  const isEnglish = useLocale() === 'en'
  const venues = useQuery({ ...allVenuesQuery(), enabled: open })
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t.blocks} description={t.blocksLead} closeLabel={t.close}>
      <div className={styles.form}>
        <Section title={t.categories}>
          {CATEGORIES.map((name) => (
            <BlockSwitch key={name} kind="category" name={name} label={t[name]} blocks={blocks} />
          ))}
        </Section>
        <Section title={t.venues}>
          <QueryView query={venues}>
            {(list) =>
              list.map(({ enName, name }) => (
                <BlockSwitch
                  key={enName}
                  kind="venue"
                  name={enName}
                  label={isEnglish ? name.en : name.zh}
                  blocks={blocks}
                />
              ))
            }
          </QueryView>
        </Section>
      </div>
    </Sheet>
  )
}

type BlockSwitchProps = { kind: BlockKind; name: string; label: string; blocks: readonly Block[] }

function BlockSwitch({ kind, name, label, blocks }: BlockSwitchProps) {
  const t = useMessages(settingsMessages)
  const save = useSaveSetting()
  const block = blocks.find((one) => one.kind === kind && one.name === name)
  const liftAt = block?.liftAt ?? null
  const set = (on: boolean) => save.mutate(() => saveBlock(kind, name, on))
  return (
    <>
      <Switch label={label} checked={block !== undefined} disabled={save.isPending} onCheckedChange={set} />
      {liftAt !== null && (
        <PendingSetting
          what={t.lift}
          at={liftAt}
          isBusy={save.isPending}
          onConfirm={() => set(false)}
          onKeep={() => set(true)}
        />
      )}
    </>
  )
}
