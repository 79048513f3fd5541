import { renderWithPlatform } from '@lantern/testing'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { StakeInput } from './stake-input.tsx'

function Stake({ onStake }: { onStake: (stake: string) => void }) {
  const [value, setValue] = useState('')
  return (
    <StakeInput
      label="投注金额"
      value={value}
      disabled={false}
      onStake={(stake) => {
        onStake(stake)
        setValue(stake)
      }}
    />
  )
}

describe('the stake of a slip', () => {
  it('[GAMES-90] is typed on the number pad of a phone, and takes digits and one point only', async () => {
    const onStake = jest.fn()
    const { user } = renderWithPlatform(<Stake onStake={onStake} />)
    const field = screen.getByRole('textbox', { name: '投注金额' })
    expect(field).toHaveAttribute('inputmode', 'decimal')
    await user.type(field, '1a2.5.67-')
    expect(field).toHaveValue('12.56')
    expect(onStake).toHaveBeenLastCalledWith('12.56')
  })

  it('[GAMES-90] has quick amounts that replace it', async () => {
    const { user } = renderWithPlatform(<Stake onStake={() => undefined} />)
    await user.click(screen.getByRole('button', { name: /50/ }))
    expect(screen.getByRole('textbox', { name: '投注金额' })).toHaveValue('50')
    await user.click(screen.getByRole('button', { name: /100/ }))
    expect(screen.getByRole('textbox', { name: '投注金额' })).toHaveValue('100')
  })
})
