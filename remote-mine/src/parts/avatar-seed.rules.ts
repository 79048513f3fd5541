/** What the picture of a member is drawn from. @param avatar number of the chosen one; 0 = the one that the account came with */
export function avatarSeed(memberId: string, avatar: number): string {
  return avatar === 0 ? memberId : `${memberId}.${avatar}`
}
