import { apart, emergencyContact, mina } from './support/alerts.ts';
import { problemsOf } from './support/axe.ts';
import { newGroup } from './support/group.ts';
import { forgetOffline } from './support/network.ts';
import { expect, open, test } from './support/test.ts';
import { words } from './support/words.ts';

/** The decoded text of an `sms:` or WhatsApp link. */
const textOf = (link: string | null): string => decodeURIComponent(link?.split(/body=|text=/)[1] ?? '');

test.describe('messages to contacts without the app', () => {
  for (const language of ['ar'] as const) {
    test(`an SMS and a WhatsApp link include the name, the need and the location, in ${language}`, async ({
      page,
      person,
      context,
      baseURL,
      complaints,
    }) => {
      await context.grantPermissions(['geolocation']);
      await context.setGeolocation(mina);
      await newGroup(page, [], baseURL, { emergencyContact });
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, '/', language);
      await open(page, '/emergency', language);
      const t = words(language, 'alerts');
      const contacts = page.getByRole('region', { name: t('contacts.title') });
      const number = contacts.getByRole('textbox', { name: t('contacts.number') });
      await contacts.getByRole('textbox', { name: t('contacts.name') }).fill('Bilal');
      await number.fill('my son');
      await contacts.getByRole('button', { name: t('contacts.add') }).click();
      await expect(number).toHaveAccessibleDescription(t('contacts.numberWrong'));
      await number.fill('0044 7700 900123');
      await contacts.getByRole('button', { name: t('contacts.add') }).click();
      await expect(contacts.getByRole('list', { name: t('contacts.list') })).toContainText('Bilal');

      const lost = page.getByRole('region', { name: t('sms.title') });
      const smsToBilal = lost.getByRole('link', { name: t('sms.textTo', { name: apart('Bilal') }) });
      await expect(smsToBilal).toHaveAttribute('href', /^sms:00447700900123\?&body=/);
      await lost.getByRole('button', { name: t('sms.addPlace') }).click();
      await expect(lost).toContainText(t('sms.hasPlace'));
      const sms = textOf(await smsToBilal.getAttribute('href'));
      for (const part of [
        `${person.firstName} ${person.lastName}`,
        t('sms.message.lost'),
        '21.41330, 39.89330',
        'https://maps.google.com/?q=21.41330,39.89330',
      ]) {
        expect(sms).toContain(part);
      }
      const whatsApp = lost.getByRole('link', { name: t('sms.whatsAppTo', { name: apart('Bilal') }) });
      await expect(whatsApp).toHaveAttribute('href', /^https:\/\/wa\.me\/447700900123\?text=/);
      await expect(
        lost.getByRole('link', {
          name: t('sms.textTo', { name: apart(t('sms.groupContact', { group: apart('Karim family') })) }),
        }),
      ).toHaveAttribute('href', /^sms:\+966501234567\?&body=/);
      expect(await problemsOf(page)).toEqual([]);
      await lost.screenshot({ path: test.info().outputPath(`lost-${language}.png`) });

      const sos = words(language, 'sos');
      await context.setOffline(true);
      await page.getByRole('button', { name: sos('button') }).click();
      await page.getByRole('button', { name: sos('sheet.counting.now') }).click();
      const sheet = page.getByRole('dialog', { name: sos('sheet.waiting.title') });
      await expect(sheet).toContainText(t('sms.hasPlace'));
      const help = sheet.getByRole('link', { name: t('sms.textTo', { name: apart('Bilal') }) });
      expect(textOf(await help.getAttribute('href'))).toContain(t('sms.message.help'));
      expect(await problemsOf(page, '[role=dialog]')).toEqual([]);
      await page.screenshot({ path: test.info().outputPath(`sheet-${language}.png`) });
      await sheet.getByRole('button', { name: sos('sheet.waiting.cancel') }).click();
      await context.setOffline(false);
      forgetOffline(complaints);
    });
  }
});
