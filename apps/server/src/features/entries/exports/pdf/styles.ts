import { StyleSheet } from '@react-pdf/renderer';

const margin = 40;
/** A letter page, in points; of its width, what lies between the margins. */
const paperHeight = 792;
export const paperWidth = 612 - 2 * margin;
const legendGap = 14;
const warmGrey = '#5c5750';

export const styles = StyleSheet.create({
  page: {
    paddingHorizontal: margin,
    paddingTop: 64,
    paddingBottom: 48,
    fontFamily: 'Helvetica',
    fontSize: 10,
    lineHeight: 1.35,
    color: '#24211d',
  },
  runningHead: {
    position: 'absolute',
    top: 28,
    left: margin,
    right: margin,
    flexDirection: 'row',
    justifyContent: 'space-between',
    gap: 16,
    paddingBottom: 6,
    borderBottomWidth: 0.75,
    borderBottomColor: '#0b5c63',
    fontSize: 8,
    color: warmGrey,
  },
  runningFoot: {
    position: 'absolute',
    top: paperHeight - 36,
    left: margin,
    right: margin,
    flexDirection: 'row',
    justifyContent: 'space-between',
    fontSize: 8,
    color: warmGrey,
  },
  front: { marginBottom: 8 },
  title: { fontFamily: 'Helvetica-Bold', fontSize: 20, lineHeight: 1.2 },
  range: { fontSize: 12, marginTop: 2 },
  filters: { marginBottom: 10, padding: 8, backgroundColor: '#f4f3f0', borderRadius: 4 },
  filter: { flexDirection: 'row', gap: 8 },
  filterName: { width: 84, color: warmGrey },
  filterValue: { flex: 1 },
  chart: { marginBottom: 10 },
  chartTitle: { fontFamily: 'Helvetica-Bold', fontSize: 12 },
  drawing: { marginTop: 6, marginBottom: 8 },
  /** In the units of the drawing. */
  drawnText: { fontFamily: 'Helvetica', fontSize: 12 },
  legendRow: { flexDirection: 'row', gap: legendGap, paddingVertical: 1, fontSize: 8, lineHeight: 1.2 },
  legendLine: { width: (paperWidth - 2 * legendGap) / 3, flexDirection: 'row', gap: 5 },
  legendSample: { width: 21, height: 9 },
  legendName: { flex: 1 },
  legendTotal: { textAlign: 'right' },
  entry: { paddingVertical: 9, borderBottomWidth: 0.5, borderBottomColor: '#cfcac2' },
  entryTop: { flexDirection: 'row', alignItems: 'flex-start', gap: 8 },
  heading: { flex: 1, fontFamily: 'Helvetica-Bold', fontSize: 11 },
  badge: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 3,
    borderWidth: 0.75,
    borderRadius: 8,
    paddingHorizontal: 6,
    paddingVertical: 1.5,
    fontFamily: 'Helvetica-Bold',
    fontSize: 8,
    lineHeight: 1.2,
  },
  facts: { fontSize: 9, color: warmGrey, marginTop: 1 },
  comment: { marginTop: 4 },
  tags: { fontSize: 9, color: warmGrey, marginTop: 3 },
  pictures: { flexDirection: 'row', gap: 6, marginTop: 6 },
  pictureNote: { fontSize: 8, color: warmGrey, marginTop: 3 },
  link: { color: '#24211d', textDecoration: 'none' },
  empty: { marginTop: 24, textAlign: 'center', color: warmGrey },
});
