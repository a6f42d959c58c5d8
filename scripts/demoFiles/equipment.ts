// Devices and equipment that people photograph.
import { plainWall } from './rooms.ts';
import { box, disc, glow, picture, shadow, shape, stroke, times, words } from './shapes.ts';

function thermostat(wall: string, degrees: string): string {
  return picture([
    plainWall(wall, '#f3efe7', '#b4a894'),
    shadow(360, 376, 150),
    box(225, 130, 270, 230, '#f9f9f7', { round: 24, line: '#c9c9c4', thick: 5 }),
    box(260, 168, 200, 116, '#23313a', { round: 10 }),
    words(`${degrees}°`, 360, 252, 76, degrees > '80' ? '#ff9a6b' : '#8fe3b0'),
    disc(310, 322, 15, '#d8d8d2') + disc(360, 322, 15, '#d8d8d2') + disc(410, 322, 15, '#d8d8d2'),
  ]);
}

function electricalPanel(isBlocked: boolean): string {
  return picture([
    plainWall('#d9dad4', '#ebe9e2', '#9d978c'),
    box(230, 60, 260, 350, '#8d979c', { round: 6, line: '#6c757a', thick: 5 }),
    box(250, 84, 220, 302, '#a7b1b5', { round: 4 }),
    shape('360,120 412,206 308,206', '#f2c531', { line: '#3a3a3a' }),
    shape('366,140 344,174 358,174 350,198 378,164 362,164', '#3a3a3a'),
    words('ELECTRICAL', 360, 250, 25, '#2f3a3f'),
    box(448, 250, 14, 50, '#5c666b', { round: 5 }),
    isBlocked
      ? box(120, 300, 190, 180, '#c79a63', { round: 4 }) + box(400, 340, 210, 150, '#b88a55', { round: 4 })
      : box(150, 470, 420, 12, '#e8c93a'),
  ]);
}

function alarmPanel(isTrouble: boolean): string {
  return picture([
    plainWall('#e2ded4', '#efebe2', '#aaa093'),
    box(215, 60, 290, 340, '#b3342e', { round: 10, line: '#8d2723', thick: 5 }),
    words('FIRE ALARM', 360, 110, 32, '#ffffff'),
    box(250, 132, 220, 80, '#24313a', { round: 6 }),
    words(isTrouble ? 'TROUBLE' : 'NORMAL', 360, 184, 34, isTrouble ? '#ffc65c' : '#7fe0a2'),
    times(12, (at) =>
      box(262 + (at % 4) * 52, 240 + Math.floor(at / 4) * 44, 38, 28, '#e9e3dc', { round: 5 }),
    ),
    disc(472, 372, 11, isTrouble ? '#ffb020' : '#3fc777') +
      (isTrouble ? glow(472, 372, 60, '#ffb020', 0.6) : ''),
  ]);
}

function heater(): string {
  return picture([
    plainWall('#e9e0cd', '#efe8da', '#9c8466'),
    box(80, 70, 560, 34, '#b18a5b', { round: 4 }),
    box(100, 104, 26, 330, '#a27c4f') + box(594, 104, 26, 330, '#a27c4f'),
    stroke('M470 440 C 560 470, 600 400, 660 430', '#f0f0ea', 9),
    shadow(360, 462, 130),
    box(262, 240, 200, 214, '#d9dcdd', { round: 14, line: '#a7adb0' }),
    times(6, (at) => box(284, 266 + at * 26, 156, 10, '#ff8b3d', { round: 4 })),
    glow(362, 340, 170, '#ff7a1a', 0.4),
  ]);
}

function fireDoor(isHeld: boolean): string {
  return picture([
    plainWall('#dcd9ce', '#e9e5db', '#a9a093'),
    box(120, 40, 480, 400, '#6d7c82'),
    isHeld ? box(136, 56, 448, 384, '#c8d2d4') : '',
    isHeld
      ? shape('136,56 262,92 262,476 136,440', '#a8432f') + shape('584,56 458,92 458,476 584,440', '#a8432f')
      : box(136, 56, 220, 384, '#a8432f') + box(364, 56, 220, 384, '#a8432f'),
    isHeld
      ? shape('262,480 322,480 262,450', '#d9a441')
      : box(190, 250, 130, 14, '#d9dfe0') + box(400, 250, 130, 14, '#d9dfe0'),
    box(270, 8, 180, 30, '#b3261e', { round: 4 }) + words('FIRE DOOR', 360, 30, 20, '#ffffff'),
  ]);
}

function goBag(isReady: boolean): string {
  return picture([
    plainWall('#e4e6dc', '#efece2', '#b29f80'),
    box(340, 60, 40, 26, '#8c8c8c', { round: 6 }),
    stroke('M320 150 C 320 70, 400 70, 400 150', '#8d2723', 14),
    box(240, 140, 240, 250, '#c8322f', { round: 40 }) + box(276, 262, 168, 104, '#a82723', { round: 16 }),
    box(346, 166, 28, 76, '#ffffff') + box(322, 190, 76, 28, '#ffffff'),
    isReady
      ? box(500, 170, 120, 160, '#ffffff', { line: '#b9c2c4' }) +
        times(6, (at) => box(514, 190 + at * 22, 90 - (at % 2) * 20, 6, '#9aa5aa'))
      : '',
  ]);
}

export const equipment: Readonly<Record<string, string>> = {
  thermostatHot: thermostat('#e9dccb', '84'),
  thermostatGood: thermostat('#dde6e3', '71'),
  electricalBlocked: electricalPanel(true),
  electricalClear: electricalPanel(false),
  alarmTrouble: alarmPanel(true),
  alarmNormal: alarmPanel(false),
  heater: heater(),
  fireDoorHeld: fireDoor(true),
  fireDoorClosed: fireDoor(false),
  goBag: goBag(true),
  goBagBare: goBag(false),
};
