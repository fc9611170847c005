import type { Locator } from 'playwright-core';
import type { Staff } from './staff.js';

/** Somebody at a form, whose work is counted: fields that he fills in and what he presses. */
export class Clerk {
  fields = 0;
  presses = 0;

  constructor(readonly staff: Staff) {}

  get page() {
    return this.staff.page;
  }

  /** A field of the form by its name, in which he writes. */
  async writes(name: string, text: string): Promise<void> {
    await this.fills(this.page.locator(`#main [name="${name}"]`), text);
  }

  async fills(field: Locator, text: string): Promise<void> {
    this.fields++;
    await field.fill(text);
  }

  /** One of a list, by what it says. */
  async chooses(list: Locator, label: string): Promise<void> {
    this.fields++;
    await list.selectOption({ label });
  }

  /** One of more than a list holds: letters find it, Enter takes it. */
  async finds(name: string, text: string): Promise<void> {
    this.fields++;
    await this.page.locator(`#main [name="${name}"]`).pressSequentially(text);
    await this.page.locator('#main [role="option"][aria-selected="true"]').filter({ hasText: text }).waitFor();
    await this.page.keyboard.press('Enter');
  }

  /** A button or a link. */
  async press(control: Locator): Promise<void> {
    this.presses++;
    await control.click();
  }
}
