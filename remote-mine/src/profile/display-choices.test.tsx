import { installDisplayHandler, removeStored, tellDisplay, writeStoredText } from '@lantern/platform'
import { fakeApi, renderWithPlatform } from '@lantern/testing'
import { act, screen, within } from '@testing-library/react'
import { DisplayChoices } from './display-choices.tsx'

const chosen = (name: string) => within(screen.getByRole('group', { name })).getByRole('radio', { checked: true })

describe('DisplayChoices', () => {
  it('[MINE-INFO-5] shows what this device stores, asks the shell for a change, and follows what was applied', async () => {
    fakeApi()
    const asked: unknown[] = []
    const undo = installDisplayHandler((choice) => asked.push(choice))
    writeStoredText('scheme', 'light')
    const { user } = renderWithPlatform(<DisplayChoices />, { route: '/mine/userInfo' })
    expect(chosen('配色')).toHaveAccessibleName('浅色')
    expect(chosen('语言')).toHaveAccessibleName('中文')
    await user.click(screen.getByRole('radio', { name: '减少' }))
    await user.click(screen.getByRole('radio', { name: '不显示' }))
    await user.click(screen.getByRole('radio', { name: '深色' }))
    await user.click(screen.getByRole('radio', { name: 'English' }))
    expect(asked).toEqual([{ motion: 'reduced' }, { skin: 'plain' }, { theme: 'dark' }, { lang: 'en' }])
    removeStored('scheme')
    writeStoredText('motion', 'reduced')
    act(() => tellDisplay('account'))
    expect(chosen('配色')).toHaveAccessibleName('跟随系统')
    expect(chosen('动画')).toHaveAccessibleName('减少')
    removeStored('motion')
    undo()
  })
})
